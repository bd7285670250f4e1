import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { ColorName } from '@/theme/colors';
import { GLASS_OF, type Glass } from '../materialColors';

type Paint = (name: ColorName) => string;
const TILE = 10;

/** White glass is plain with an outline, green hatched, brown dotted: told apart without colour, and in print. */
function draw(g: CanvasRenderingContext2D, glass: Glass, paint: Paint) {
  g.fillStyle = paint(`glass-${glass}`);
  g.fillRect(0, 0, TILE, TILE);
  g.strokeStyle = g.fillStyle = paint('surface');
  g.globalAlpha = 0.55;
  if (glass === 'green') {
    g.lineWidth = 1.4;
    g.beginPath();
    for (const x of [-TILE, 0, TILE]) {
      g.moveTo(x, TILE);
      g.lineTo(x + TILE, 0);
    }
    g.stroke();
  }
  if (glass === 'brown') {
    for (const [x, y] of [
      [2.5, 2.5],
      [7.5, 7.5],
    ] as const) {
      g.beginPath();
      g.arc(x, y, 1.3, 0, 2 * Math.PI);
      g.fill();
    }
  }
  g.globalAlpha = 1;
}

/** A canvas fill for a material; combined ones show both colours in bands. Falls back to the first colour. */
export function materialFill(material: MaterialCode, paint: Paint): CanvasPattern | string {
  const [first, second] = GLASS_OF[material];
  const tile = document.createElement('canvas');
  tile.width = second ? TILE * 2 : TILE;
  tile.height = TILE;
  const g = tile.getContext('2d');
  if (!g) return paint(`glass-${first}`);
  draw(g, first, paint);
  if (second) {
    g.translate(TILE, 0);
    draw(g, second, paint);
  }
  return g.createPattern(tile, 'repeat') ?? paint(`glass-${first}`);
}
