/** The browsers' push services: messages are sent nowhere else. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  // Both use subdomains of it.
  /^[a-z0-9.-]+\.push\.apple\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
]

/** Whether an address belongs to a known push service, over https and at its default port. */
export function isPushAddress(address: string): boolean {
  const [, host] = /^https:\/\/([a-z0-9.-]+)(?::443)?(?:\/[\x21-\x5b\x5d-\x7e]*)?$/.exec(address) ?? []
  return host !== undefined && hosts.some((one) => one.test(host))
}
