import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { operatorRoute } from './operator-route';
import { inviteAgain } from './invitations.service';
import { addOperator, changeOperator, endOperator, inviteOperator, listOperators } from './people.calls';
import { addPerson, changeRights, removePerson, showPeople } from './people.service';

export const operatorPeopleModule: PlatformModule = (app) => {
  operatorRoute(app, addOperator, async (person, context, by) => addPerson(context, person, by));
  operatorRoute(app, listOperators, async (_none, context) => showPeople(context));
  operatorRoute(app, inviteOperator, async ({ name }, context, by) => inviteAgain(context, name, by));
  operatorRoute(app, changeOperator, async (change, context, by) => changeRights(context, change, by));
  operatorRoute(app, endOperator, async ({ name }, context) => removePerson(context, name));
};
