import type { CallName } from '../../domain/calls.ts'
import * as accounts from '../accounts/operations.ts'
import * as catalog from '../catalog/operations.ts'
import * as payments from '../payments/operations.ts'
import type { Context } from '../services.ts'

type Operation = (context: Context, input: unknown) => Promise<unknown>

/** Which operation answers which call. Inputs were parsed by the call's schema before they arrive here. */
export const operations = {
  register: accounts.register,
  verifyEmail: accounts.verifyEmail,
  resendOTP: accounts.resendOTP,
  login: accounts.login,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  getProfileData: accounts.getProfileData,
  refresh: accounts.refresh,
  logout: accounts.logout,
  logoutEverywhere: accounts.logoutEverywhere,
  getSessions: accounts.getSessions,
  getCategories: catalog.getCategories,
  getLiveCourses: catalog.getLiveCourses,
  getAllCoursesBasedOnUser: catalog.getAllCoursesBasedOnUser,
  getCourse: catalog.getCourse,
  getMyCourses: catalog.getMyCourses,
  getPresignedFile: catalog.getPresignedFile,
  createOrder: payments.createOrder,
  verifyPayment: payments.verifyPayment,
  getOrder: payments.getOrder,
} as unknown as Record<CallName, Operation>
