import { newSignal } from './store.ts'

/**
 * The session in the browser (specification, section 3). Other student code reads and writes local storage through this
 * file, except the script before first paint; the admin has its own keys.
 */
export type CurrentUser = { token: string; name: string; email: string; phone: string; id: string }
export type Profile = { name: string; email: string }

const sessionKey = 'authUserData'
const profileKey = 'profile'
const themeKey = 'theme'
/** Keys that are private to the student and are removed when the session ends; theme and language stay. */
const privatePrefix = 'private:'

export type Theme = 'system' | 'light' | 'dark'

const changes = newSignal()

export function readSession(): CurrentUser | null {
  return read<CurrentUser>(sessionKey)
}

/** Whether this student is still signed in: the next request uses the current session. */
export function isSignedIn(studentId: string): boolean {
  return readSession()?.id === studentId
}

export function readProfile(): Profile | null {
  return read<Profile>(profileKey)
}

/** Stores the token and the student's claims in it. */
export function keepToken(token: string): void {
  const claims = decodeToken(token)
  if (claims === null) return
  write(sessionKey, { ...claims, token })
  // Its cookie has replaced the one to be logged out.
  forgetLogout()
  document.documentElement.dataset.session = 'student'
  changes.tell()
}

/** Stores a renewed token of the signed-in student; false if they have signed out since. */
export function replaceToken(token: string): boolean {
  const student = readSession()?.id
  if (student === undefined || decodeToken(token)?.id !== student) return false
  keepToken(token)
  return true
}

export function keepProfile(profile: Profile): void {
  write(profileKey, { name: profile.name, email: profile.email })
  changes.tell()
}

/** Ends the session in this browser: removes everything private, but not theme and language. */
export function clearSession(): void {
  for (const key of Object.keys(localStorage)) {
    if (key === sessionKey || key === profileKey || key.startsWith(privatePrefix))
      localStorage.removeItem(key)
  }
  delete document.documentElement.dataset.session
  changes.tell()
}

const logoutKey = 'logout'

/** A logout that the server does not know of: its cookie is still in this browser. */
export function keepLogout(): void {
  write(logoutKey, true)
}

export function hasLogout(): boolean {
  return read(logoutKey) !== null
}

export function forgetLogout(): void {
  localStorage.removeItem(logoutKey)
}

const farewellKey = 'farewell'

/** Why staff ended the session, for the sign-in page that the browser opens next. */
export function keepFarewell(sentence: string): void {
  try {
    sessionStorage.setItem(farewellKey, sentence)
  } catch {
    // If it cannot be stored, sign-in itself says why.
  }
}

/** The sentence, returned once; empty when there is none. */
export function takeFarewell(): string {
  try {
    const sentence = sessionStorage.getItem(farewellKey) ?? ''
    sessionStorage.removeItem(farewellKey)
    return sentence
  } catch {
    return ''
  }
}

/** Calls back on every change of session or profile, in this tab or another. Returns how to stop. */
export function watchSession(changed: () => void): () => void {
  const stop = changes.watch(changed)
  window.addEventListener('storage', changed)
  return () => {
    stop()
    window.removeEventListener('storage', changed)
  }
}

/**
 * Reloads the page if it shows a student who has signed out since: in another tab, or while the page was in the
 * back-forward cache. A visitor's page stays as it is, with what was typed into it.
 */
export function leaveWithStudent(): void {
  let shown = readSession()?.id
  changes.watch(() => {
    shown = readSession()?.id
  })
  const check = () => {
    if (shown !== undefined && readSession()?.id !== shown) location.reload()
  }
  window.addEventListener('storage', check)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
}

/** A private note that survives a reload, such as the pending order. */
export function readPrivate<Value>(name: string): Value | null {
  return read<Value>(privatePrefix + name)
}

/** False when this browser cannot store it. */
export function keepPrivate(name: string, value: unknown): boolean {
  return write(privatePrefix + name, value)
}

export function forgetPrivate(name: string): void {
  localStorage.removeItem(privatePrefix + name)
}

/**
 * Calls back when another tab changes one of these keys, and when the page returns from the back-forward cache. Returns
 * how to stop.
 */
export function watchPrivate(names: readonly string[], changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (names.some((name) => key === privatePrefix + name)) changed()
  }
  const hearAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed()
  }
  addEventListener('storage', hear)
  addEventListener('pageshow', hearAgain)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('pageshow', hearAgain)
  }
}

/**
 * What notes are about: watched lessons, answered questions, questions to a teacher, replies to support, the student's
 * notes, or saved lessons.
 */
export type Shelf = 'progress' | 'practice' | 'questions' | 'replies' | 'notes' | 'saved'

/** Notes that could not be stored, by key: they last as long as the page. */
const unstored = new Map<string, string>()

/** A stored note; `text` tells whether it was changed since. */
export type Note<Value> = { name: string; text: string; value: Value }

/** Notes about one student that outlive the session, even a logout: they are never shown to anybody else. */
export function listNotes<Value>(studentId: string, shelf: Shelf = 'progress'): Note<Value>[] {
  const prefix = `${shelf}:${studentId}:`
  const texts = new Map(unstored)
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) texts.set(key, unstored.get(key) ?? localStorage.getItem(key) ?? '')
  } catch {
    // This browser stores nothing.
  }
  return [...texts].flatMap(([key, text]) => {
    const value = key.startsWith(prefix) ? parsed<Value>(text) : null
    return value === null ? [] : [{ name: key.slice(prefix.length), text, value }]
  })
}

/** True once the signed-in student has saved something on this device. */
export function hasSaved(): boolean {
  const student = readSession()?.id
  return student !== undefined && listNotes(student, 'saved').length > 0
}

/** False when this browser cannot store it. */
export function keepNote(
  studentId: string,
  name: string,
  value: unknown,
  shelf: Shelf = 'progress',
): boolean {
  const key = `${shelf}:${studentId}:${name}`
  const isStored = write(key, value)
  if (isStored) unstored.delete(key)
  return isStored
}

/** Keeps it in memory when this browser cannot store it. */
export function holdNote(...[studentId, name, value, shelf = 'progress']: Parameters<typeof keepNote>): void {
  if (!keepNote(studentId, name, value, shelf))
    unstored.set(`${shelf}:${studentId}:${name}`, JSON.stringify(value))
}

/** Removes a note unless it was changed since it was read. */
export function forgetNote(
  studentId: string,
  { name, text }: Pick<Note<unknown>, 'name' | 'text'>,
  shelf: Shelf = 'progress',
): void {
  const key = `${shelf}:${studentId}:${name}`
  if (unstored.get(key) === text) unstored.delete(key)
  try {
    if (localStorage.getItem(key) === text) localStorage.removeItem(key)
  } catch {
    // It stays, and is sent again.
  }
}

export function readTheme(): Theme {
  const theme = read<Theme>(themeKey)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Stores the theme and applies it at once. */
export function keepTheme(theme: Theme): void {
  write(themeKey, theme)
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

function read<Value>(key: string): Value | null {
  try {
    return parsed<Value>(localStorage.getItem(key))
  } catch {
    return null
  }
}

function parsed<Value>(text: string | null): Value | null {
  try {
    // Only this file writes it.
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

/** False when nothing was stored: with full or forbidden storage only this visit remembers it. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

function decodeToken(token: string): Omit<CurrentUser, 'token'> | null {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
