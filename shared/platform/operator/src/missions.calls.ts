import * as z from '@site/api/schema';
import { defineCall } from './call';
import { newMissionSchema, plannedMissionSchema } from './missions.shapes';

const named = z.strictObject({ id: z.pipe(z.text({ max: 15, pattern: /^\d{1,15}$/ }), z.transform(Number)) });

export const listMissions = defineCall({
  method: 'GET',
  path: '/operator/missions',
  role: 'support',
  input: z.strictObject({}),
  output: z.array(plannedMissionSchema),
  summary: 'Missions, the newest first, with those that wait for a second person',
});

export const proposeMission = defineCall({
  method: 'POST',
  path: '/operator/missions',
  role: 'admin',
  input: newMissionSchema,
  output: plannedMissionSchema,
  summary: 'Propose a mission; a second person confirms it, because its prizes have no largest sum',
});

export const confirmMission = defineCall({
  method: 'POST',
  path: '/operator/missions/:id/confirm',
  role: 'admin',
  input: named,
  output: plannedMissionSchema,
  summary: 'Plan a mission that another person has proposed',
});

export const refuseMission = defineCall({
  method: 'POST',
  path: '/operator/missions/:id/refuse',
  role: 'admin',
  input: named,
  output: plannedMissionSchema,
  summary: 'Refuse a proposed mission',
});

export const endMission = defineCall({
  method: 'POST',
  path: '/operator/missions/:id/end',
  role: 'admin',
  input: named,
  output: plannedMissionSchema,
  summary: 'End a mission with the running day or week; one that has not begun is taken back',
});
