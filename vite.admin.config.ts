import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callAddresses } from './web/call-addresses.ts'
import { compressedFiles } from './web/compressed-files.ts'
import { messagesByScreen } from './web/messages-by-screen.ts'
import { messagesInEnglish } from './web/messages-in-english.ts'

/** The back office: a build of its own, so that not a byte of it reaches a student's page. */
export default defineConfig({
  root: 'web/admin',
  base: '/admin/',
  publicDir: false,
  build: {
    outDir: '../../build/admin',
    emptyOutDir: true,
    target: 'es2022',
    // Small files stay files: the policy on content allows none inside styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [
    callAddresses(),
    messagesByScreen(),
    messagesInEnglish(),
    tailwindcss(),
    react(),
    compressedFiles(),
  ],
})
