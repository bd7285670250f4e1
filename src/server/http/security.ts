import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Of the empty text: Emotion adds empty style elements and fills them through the CSSOM, so no style text is ever allowed. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Headers that keep the browser within the product: no inline script or style, no framing, no foreign origin unless configured. */
export async function securityHeaders(app: FastifyInstance, { client, mapHosts }: Config): Promise<void> {
  const mapbox = client.mapToken !== '';
  const maps = [
    ...originOf(client.mapStyleUrl),
    ...mapHosts,
    ...(mapbox ? ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'] : []),
  ];
  const apis = [...originOf(client.apiBase), ...originOf(client.authBase)];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", emptyStyle],
        imgSrc: ["'self'", 'data:', 'blob:', ...maps],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...new Set([...maps, ...apis])],
        // Mapbox starts its worker from a blob; MapLibre's is a file of ours.
        workerSrc: ["'self'", ...(mapbox ? ['blob:'] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}
