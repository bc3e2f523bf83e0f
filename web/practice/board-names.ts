import { m } from '../../domain/messages/compiled/messages.js'
import type { Board } from '../../domain/practice/rules.ts'

const names: Record<Board, () => string> = {
  cbse: () => 'CBSE',
  icse: () => 'ICSE',
  'andhra-pradesh': m.practice_board_andhra,
  telangana: m.practice_board_telangana,
  'tamil-nadu': m.practice_board_tamil_nadu,
  karnataka: m.practice_board_karnataka,
  maharashtra: m.practice_board_maharashtra,
}

export const boardName = (board: Board): string => names[board]()
