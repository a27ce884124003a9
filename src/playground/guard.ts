import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Words } from '../words/index.ts';

/** The names of this machine. A request to another name may be an attack (DNS rebinding). */
const HERE = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i;

/** Accepts requests from the page itself and from local programs, but from no other website. */
export const rejectForeignRequests =
  ({ playground }: Words): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    const [host, origin, site] = [req.header('host') ?? '', req.header('origin'), req.header('sec-fetch-site')];
    const isHere = HERE.test(host) && (origin === undefined || origin === `http://${host}`);
    const isOwn = site === undefined || site === 'same-origin' || site === 'none';
    if (!isHere || !isOwn) return context.text(playground.foreign, 403);
    if (req.method === 'POST' && !/^application\/json\s*(?:;|$)/i.test(req.header('content-type') ?? ''))
      return context.text(playground.notJson, 415);
    return next();
  };

/** Headers for the page: it may load only from this server, can't be shown in a frame, and isn't cached. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: 'same-origin',
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  strictTransportSecurity: false,
});
