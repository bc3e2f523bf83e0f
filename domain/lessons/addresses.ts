/** Where the calls about playing lessons are and who may make them. */
export const streamAddresses = {
  openStream: { method: 'POST', path: '/student/openStream', access: 'optional' },
  getPlaybacks: { method: 'GET', path: '/student/getPlaybacks', access: 'student' },
  stopPlayback: { method: 'POST', path: '/student/stopPlayback', access: 'student' },
} as const
