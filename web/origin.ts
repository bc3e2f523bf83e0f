let serverOrigin = ''

/** Tells the rendering process the product's public origin. */
export function connectOrigin(origin: string): void {
  serverOrigin = origin
}

/** Origin of the product for canonical addresses, without a trailing slash. */
export function publicOrigin(): string {
  return typeof window === 'undefined' ? serverOrigin : window.location.origin
}
