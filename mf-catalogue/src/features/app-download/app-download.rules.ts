const SYSTEMS = ['android', 'ios', 'desktop'] as const;
export type System = (typeof SYSTEMS)[number];

/** Steps of each system, as keys below `app.<system>`. */
export const STEPS = { android: 3, ios: 3, desktop: 3 } as const satisfies Record<System, number>;

/** An iPad sends the user agent of a Mac, so only touch points distinguish the two. */
export function systemOf(agent: string, touchPoints: number): System {
  if (agent.includes('Android')) return 'android';
  if (/iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1)) return 'ios';
  return 'desktop';
}

/** The visitor's own system first. */
export const inOrderFor = (own: System): System[] => [own, ...SYSTEMS.filter((system) => system !== own)];
