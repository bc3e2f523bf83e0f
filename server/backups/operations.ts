export { giveBack } from './give-back.ts'
export { lockBackups } from './lock.ts'
export { restoredMark } from './restored-mark.ts'
export { takeBackup } from './take.ts'
