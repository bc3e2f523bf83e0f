const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** The best supported encoding that an Accept-Encoding header allows; null for none. */
export function acceptedEncoding(header: string): 'br' | 'gzip' | null {
  if (acceptsBrotli.test(header)) return 'br'
  return acceptsGzip.test(header) ? 'gzip' : null
}
