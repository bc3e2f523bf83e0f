/** The supported examination boards, by the names of their marking. */
export const boards = [
  'cbse',
  'icse',
  'andhra-pradesh',
  'telangana',
  'tamil-nadu',
  'karnataka',
  'maharashtra',
] as const
export type Board = (typeof boards)[number]

/** The boards' own names, in Latin letters. */
export const boardNames: Readonly<Record<Board, string>> = {
  cbse: 'CBSE',
  icse: 'ICSE',
  'andhra-pradesh': 'Andhra Pradesh SSC',
  telangana: 'Telangana SSC',
  'tamil-nadu': 'Tamil Nadu SSLC',
  karnataka: 'Karnataka SSLC',
  maharashtra: 'Maharashtra SSC',
}

/** Default minutes a day. */
export const usualMinutes = 20

/** Maximum lines of a working. */
export const mostLines = 40
