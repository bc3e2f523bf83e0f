const drawings = {
  Facebook: 'M14 8h2.5V4.5H14c-2.4 0-4 1.6-4 4V11H7.5v3.5H10V21h3.5v-6.5H16l.5-3.5h-3V9c0-.6.2-1 .5-1z',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.9v.2',
  LinkedIn: 'M4.5 9.5v10M4.5 5v.2M9.5 19.5v-10M9.5 14c0-3 1.6-4.5 4.5-4.5s5 1.5 5 4.5v5.5',
  YouTube:
    'M12 5c6.5 0 8.3.2 8.9 2 .6 1.9.6 8.1 0 10-.6 1.8-2.4 2-8.9 2s-8.3-.2-8.9-2c-.6-1.9-.6-8.1 0-10 .6-1.8 2.4-2 8.9-2zM10 8.8v6.4l5.5-3.2z',
} as const

/** The logo of a social network, drawn in the style of our icons. */
export function SocialIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
