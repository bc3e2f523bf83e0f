import { cookieOf, type TestApp } from './app.ts'

/** What a refusal says next to the password field. */
export const wrongPassword = { password: 'Your current password is not correct.' }

/** Signing in and looking around, in the app that `current` gives once it has started. */
export function accountStory(current: () => TestApp) {
  return {
    async signIn({ email, password }: { email: string; password: string }) {
      const answer = await current().call('login', { email, password })
      return { status: answer.status, token: String(answer.body.data?.token), cookie: cookieOf(answer) }
    },
    async profileStatus(token: string): Promise<number> {
      return (await current().call('getProfileData', {}, { token })).status
    },
    async sessionsOf(token: string): Promise<{ _id: string; isCurrent: boolean }[]> {
      return (await current().call('getSessions', {}, { token })).body.data
    },
  }
}
