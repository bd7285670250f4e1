const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';

/**
 * Geohash of a position: bits of longitude and latitude in turn, five to a character.
 * Source: G. Niemeyer, geohash.org, 2008. Ten characters are a cell of about 1.2 m × 0.6 m.
 * @param latitude degrees, WGS 84
 * @param longitude degrees, WGS 84
 */
export function geohash(latitude: number, longitude: number, length: number): string {
  const ranges = { lng: [-180, 180] as [number, number], lat: [-90, 90] as [number, number] };
  let hash = '';
  let bits = 0;
  for (let i = 0; hash.length < length; i++) {
    const range = i % 2 === 0 ? ranges.lng : ranges.lat;
    const middle = (range[0] + range[1]) / 2;
    const upper = (i % 2 === 0 ? longitude : latitude) >= middle;
    range[upper ? 0 : 1] = middle;
    bits = (bits << 1) | (upper ? 1 : 0);
    if (i % 5 === 4) {
      hash += ALPHABET[bits];
      bits = 0;
    }
  }
  return hash;
}
