/** The boards whose examinations are practised, by the names of their marking. */
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

/** Boards by their own names, in Latin letters. */
export const boardNames: Readonly<Record<Board, string>> = {
  cbse: 'CBSE',
  icse: 'ICSE',
  'andhra-pradesh': 'Andhra Pradesh SSC',
  telangana: 'Telangana SSC',
  'tamil-nadu': 'Tamil Nadu SSLC',
  karnataka: 'Karnataka SSLC',
  maharashtra: 'Maharashtra SSC',
}

/** Minutes of a day unless the student chose others. */
export const usualMinutes = 20

/** Lines of a working that are taken. */
export const mostLines = 40
