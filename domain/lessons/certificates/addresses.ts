/** What a student completed. */
export const certificateAddresses = {
  getCertificate: { method: 'GET', path: '/certificates/:number', access: 'anyone' },
  issueCertificate: { method: 'POST', path: '/student/issueCertificate', access: 'student' },
  getCertificateFile: { method: 'GET', path: '/student/getCertificateFile/:number', access: 'student' },
} as const
