import { BALLS, BALLS_PER_OVER, NO_BALL_CHANCE, WICKETS, WIDE_CHANCE, chancesOf, chasingPace, runsOf, settingPace } from './ball-model';
import type { Batter, PlayedBall, InningsState, Stroke } from './match';
import type { Squad } from './squads';

const LEG_BYE_CHANCE = 0.05;
const newBatter = (index: number): Batter => ({ index, runs: 0, balls: 0, boundaries: 0 });

export const INNINGS_START: InningsState = {
  score: 0,
  wickets: 0,
  balls: 0,
  fours: 0,
  sixes: 0,
  wides: 0,
  crease: [newBatter(0), newBatter(1)],
};

function strokeOf(pace: number, skill: number, random: () => number): Stroke {
  const isExtra = random();
  if (isExtra < WIDE_CHANCE) return { isLegal: false, isWide: true, isWicket: false, runs: 1, batRuns: 0 };
  const isLegal = isExtra > WIDE_CHANCE + NO_BALL_CHANCE;
  const chances = chancesOf(pace, skill);
  let left = random();
  // A batter cannot be bowled or caught on a no-ball.
  if (left < chances.wicket) return { isLegal, isWide: false, isWicket: isLegal, runs: isLegal ? 0 : 1, batRuns: 0 };
  left -= chances.wicket;
  for (const [runs, chance] of runsOf(chances)) {
    if (left < chance) {
      const isLegBye = runs === 1 && random() < LEG_BYE_CHANCE;
      return { isLegal, isWide: false, isWicket: false, runs: isLegal ? runs : runs + 1, batRuns: isLegBye ? 0 : runs };
    }
    left -= chance;
  }
  return { isLegal, isWide: false, isWicket: false, runs: isLegal ? 0 : 1, batRuns: 0 };
}

function creaseAfter({ crease, wickets, balls }: InningsState, stroke: Stroke): readonly Batter[] {
  const [striker, partner] = crease;
  if (!striker || stroke.isWide) return crease;
  const faced: Batter = {
    index: striker.index,
    runs: striker.runs + stroke.batRuns,
    balls: striker.balls + 1,
    boundaries: striker.boundaries + (stroke.batRuns >= 4 ? 1 : 0),
  };
  if (stroke.isWicket && wickets + 1 === WICKETS) return partner ? [partner] : [];
  const next = stroke.isWicket ? newBatter(wickets + 2) : faced;
  if (!partner) return [next];
  const ran = stroke.runs - (stroke.isLegal ? 0 : 1);
  const isOverEnd = stroke.isLegal && (balls + 1) % BALLS_PER_OVER === 0;
  return (ran % 2 === 1) === isOverEnd ? [next, partner] : [partner, next];
}

const standingAfter = (before: InningsState, stroke: Stroke): InningsState => ({
  score: before.score + stroke.runs,
  wickets: before.wickets + (stroke.isWicket ? 1 : 0),
  balls: before.balls + (stroke.isLegal ? 1 : 0),
  fours: before.fours + (stroke.batRuns === 4 ? 1 : 0),
  sixes: before.sixes + (stroke.batRuns === 6 ? 1 : 0),
  wides: before.wides + (stroke.isWide ? 1 : 0),
  crease: creaseAfter(before, stroke),
});

/** True when the innings is complete. */
export const isOver = ({ balls, wickets, score }: InningsState, target: number | null) =>
  balls === BALLS || wickets === WICKETS || (target !== null && score >= target);

/** Plays ball by ball until the side is all out, the overs are bowled or the target is reached. */
export function playInnings(batting: Squad, bowling: Squad, target: number | null, random: () => number): PlayedBall[] {
  const played: PlayedBall[] = [];
  const edge = batting.strength / bowling.strength;
  let standing = INNINGS_START;
  while (!isOver(standing, target)) {
    const { balls, wickets, score, crease } = standing;
    const pace = target === null ? settingPace(balls, wickets) : chasingPace(target - score, BALLS - balls);
    const skill = batting.players[crease[0]?.index ?? 0]?.skill ?? 1;
    const stroke = strokeOf(pace, skill * edge, random);
    const after = standingAfter(standing, stroke);
    played.push({ stroke, before: standing, after });
    standing = after;
  }
  return played;
}
