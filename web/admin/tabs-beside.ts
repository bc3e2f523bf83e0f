const channel = new BroadcastChannel('stepmark-admin')

/** Tells the other tabs of this browser that somebody signed in or out: the session is theirs too. */
export function tellOtherTabs(): void {
  channel.postMessage('changed')
}

/** Hears it; gives what ends the hearing. */
export function onOtherTab(heard: () => void): () => void {
  channel.addEventListener('message', heard)
  return () => channel.removeEventListener('message', heard)
}
