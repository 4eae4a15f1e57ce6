import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { acceptDocument, listDocuments, readDocument, readDocumentFile, refuseDocument } from './identity.calls';
import { decideDocument, describeDocument, documentFile, readDocuments } from './identity.service';
import { operatorRoute } from './operator-route';

/** Calls for the documents with which players prove who they are. */
export const operatorIdentityModule: PlatformModule = (app) => {
  operatorRoute(app, listDocuments, async (_none, context) => readDocuments(context));
  operatorRoute(app, readDocument, async ({ document }, context) => describeDocument(context, Number(document)));
  operatorRoute(app, readDocumentFile, async ({ document, side }, context) => documentFile(context, Number(document), side));
  operatorRoute(app, acceptDocument, async ({ document }, context, by) => decideDocument(context, Number(document), null, by));
  operatorRoute(app, refuseDocument, async ({ document, reason }, context, by) =>
    decideDocument(context, Number(document), reason.trim(), by),
  );
};
