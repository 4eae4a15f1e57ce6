import { addToComplaint, fileComplaint, getComplaint, getComplaints } from '@site/api/contracts/chat';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentComplaint, presentDetails } from './complaints.presenter';
import { listComplaints } from './complaints.repository';
import * as complaints from './complaints.service';

export const complaintsModule: PlatformModule = (app) => {
  route(app, getComplaints, async ({ context, player }) => ({
    complaints: (await listComplaints(context.db, player.id)).map(presentComplaint),
  }));
  route(app, getComplaint, async ({ context, player, input: { reference } }) =>
    presentDetails(await complaints.readComplaint(context.db, player.id, reference)),
  );
  route(app, fileComplaint, async ({ context, player, input: { subject, text, client_key: clientKey } }) =>
    presentDetails(await complaints.fileComplaint(context, player.id, { subject, text, clientKey })),
  );
  route(app, addToComplaint, async ({ context, player, input: { reference, text, client_key: clientKey } }) =>
    presentDetails(await complaints.addToComplaint(context, player.id, { reference, text, clientKey })),
  );
};
