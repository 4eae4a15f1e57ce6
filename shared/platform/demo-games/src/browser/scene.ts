import { picture, svg } from './dom';
import { start } from './start';

const lotus = (x: number, y: number, size: number, opacity: number) =>
  svg(
    'g',
    { transform: `translate(${x} ${y}) scale(${size})`, opacity },
    svg('ellipse', { cx: 0, cy: 6, rx: 52, ry: 10, class: 'scene-pad' }),
    ...[-56, -28, 28, 56, 0].map((turn) =>
      svg('path', {
        d: 'M0 4C-16-8-12-32 0-44c12 12 16 36 0 48Z',
        transform: `rotate(${turn})`,
        class: turn ? 'scene-petal' : 'scene-petal scene-front',
      }),
    ),
  );

const reed = (x: number, height: number) =>
  svg(
    'g',
    { transform: `translate(${x} 620)` },
    svg('path', { d: `M0 0q4 ${-height / 2} 0 ${-height}`, class: 'scene-reed' }),
    svg('ellipse', { cx: 0, cy: -height, rx: 4, ry: 16, class: 'scene-reed-head' }),
  );

/** The night pond behind every game, in the game's own colours. The variant of the game places the moon, the hills and the flowers. */
export function drawScene() {
  const { variant } = start.skin;
  const at = (shift: number, range: number) => (variant >>> shift) % range;
  const scene = picture(
    '0 0 800 620',
    svg(
      'defs',
      {},
      svg(
        'radialGradient',
        { id: 'moonlight' },
        svg('stop', { offset: 0, class: 'scene-light' }),
        svg('stop', { offset: 1, class: 'scene-dark' }),
      ),
    ),
    svg('circle', { cx: 160 + at(2, 480), cy: 120 + at(5, 60), r: 230, fill: 'url(#moonlight)' }),
    svg('circle', { cx: 160 + at(2, 480), cy: 120 + at(5, 60), r: 38, class: 'scene-moon' }),
    svg('path', { d: `M0 430Q${120 + at(3, 90)} ${330 + at(4, 40)} 300 410T560 390T800 ${360 + at(7, 40)}V620H0Z`, class: 'scene-hill' }),
    svg('path', { d: `M0 480Q180 ${420 + at(6, 40)} 360 470T800 450V620H0Z`, class: 'scene-bank' }),
    ...[40, 62, 84, 716, 742, 770].map((x, step) => reed(x, 90 + at(step, 70))),
    lotus(120 + at(8, 80), 560, 1.1, 0.9),
    lotus(640 + at(9, 60), 575, 0.9, 0.7),
    lotus(420 + at(10, 60), 600, 0.7, 0.5),
  );
  scene.setAttribute('class', 'scene');
  scene.setAttribute('preserveAspectRatio', 'xMidYMax slice');
  return scene;
}
