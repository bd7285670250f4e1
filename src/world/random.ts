/** One seeded stream of numbers (sfc32). The same seed gives the same stream in Node and in every browser. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d = 1;
  private spare: number | null = null;

  /** Text seeds are hashed (FNV-1a). */
  constructor(seed: number | string) {
    const h = hashText(String(seed));
    this.a = h;
    this.b = h ^ 0x9e3779b9;
    this.c = Math.imul(h, 0x85ebca6b) | 0;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** Uniform in [0, 1). */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return (t >>> 0) / 4294967296;
  }

  /** Uniform in [min, max). */
  between(min: number, max: number): number {
    return min + (max - min) * this.next();
  }

  /** Whole number from min to max, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Standard normal (Box-Muller, polar form). */
  normal(): number {
    if (this.spare !== null) {
      const kept = this.spare;
      this.spare = null;
      return kept;
    }
    let x = 0;
    let y = 0;
    let s = 0;
    do {
      x = this.between(-1, 1);
      y = this.between(-1, 1);
      s = x * x + y * y;
    } while (s >= 1 || s === 0);
    const factor = Math.sqrt((-2 * Math.log(s)) / s);
    this.spare = y * factor;
    return x * factor;
  }

  /** Log-normal with the given median and sigma of the logarithm. */
  logNormal(median: number, sigma: number): number {
    return median * Math.exp(sigma * this.normal());
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('pick from an empty list');
    return item;
  }

  /** Index drawn in proportion to the weights. */
  weighted(weights: ArrayLike<number>): number {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i] ?? 0;
    let at = this.next() * sum;
    for (let i = 0; i < weights.length; i++) {
      at -= weights[i] ?? 0;
      if (at < 0) return i;
    }
    return weights.length - 1;
  }

  /** Index drawn in proportion to the weights, of which `sums` are the running totals. */
  weightedBySums(sums: ArrayLike<number>): number {
    let [low, high] = [0, sums.length - 1];
    const at = this.next() * (sums[high] ?? 0);
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** FNV-1a over the UTF-16 units of a text, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
