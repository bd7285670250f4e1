import type { Problem } from './problem.ts';

/** Places for which a matrix of distances is made; among more, straight lines are computed as fast as read. */
const MATRIX = 2500;

/** Metres between places. */
export class Travel {
  private readonly matrix: Float64Array | null;
  private readonly size: number;
  private readonly x: Float64Array;
  private readonly y: Float64Array;

  constructor({ places, distances, detour }: Problem) {
    const size = (this.size = places.length);
    this.x = Float64Array.from(places, ({ x }) => x * detour);
    this.y = Float64Array.from(places, ({ y }) => y * detour);
    this.matrix = distances ?? null;
    if (this.matrix || size > MATRIX) return;
    const matrix = new Float64Array(size * size);
    for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) matrix[a * size + b] = this.metres(a, b);
    this.matrix = matrix;
  }

  metres(a: number, b: number): number {
    if (this.matrix) return this.matrix[a * this.size + b]!;
    const dx = this.x[a]! - this.x[b]!;
    const dy = this.y[a]! - this.y[b]!;
    return Math.sqrt(dx * dx + dy * dy);
  }
}
