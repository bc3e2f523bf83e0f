/** Our own line drawings on a 24-unit grid, two units thick. */
export const drawings = {
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  bell: 'M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21.2h4M12 4.5V2.8',
  book: 'M12 6.5C10 4.8 7 4.3 3 4.5V19c4-.2 7 .3 9 2 2-1.7 5-2.2 9-2V4.5c-4-.2-7 .3-9 2zM12 6.5V21',
  captions:
    'M3 5.5h18v13H3zM10.5 10.2c-2.5-1.6-4.5 0-4.5 1.8s2 3.4 4.5 1.8M18 10.2c-2.5-1.6-4.5 0-4.5 1.8s2 3.4 4.5 1.8',
  chat: 'M12 4c5 0 9 3.2 9 7.5S17 19 12 19c-1.2 0-2.3-.2-3.3-.5L4 20.5l1.3-3.9C3.8 15.3 3 13.5 3 11.5 3 7.2 7 4 12 4z',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5',
  close: 'm5 5 14 14M19 5 5 19',
  document: 'M5 3h9l5 5v13H5zM14 3v5h5M8.5 13h7M8.5 17h5',
  download: 'M12 3.5v12M6.5 10.5 12 16l5.5-5.5M4 20.5h16',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  eye: 'M2 12c2.5-4.3 5.8-6.5 10-6.5s7.5 2.2 10 6.5c-2.5 4.3-5.8 6.5-10 6.5S4.5 16.3 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'M9.8 5.7C14.9 4.9 19 7 22 12c-.9 1.5-1.9 2.8-3 3.8M6.3 7.1C4.6 8.2 3.2 9.9 2 12c3.4 5.8 8.6 8 14.1 5.7M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
  'full-screen': 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  flag: 'M5 21V4M5 4.5c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0',
  gear: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM10.3 3h3.4l.6 2.6 2.2 1.3 2.6-.8 1.7 2.9-2 1.8v2.4l2 1.8-1.7 2.9-2.6-.8-2.2 1.3-.6 2.6h-3.4l-.6-2.6-2.2-1.3-2.6.8L3.2 15l2-1.8v-2.4l-2-1.8 1.7-2.9 2.6.8 2.2-1.3z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11.5V16M12 8v.1',
  link: 'M10 14a4.5 4.5 0 0 0 6.5.3l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5-.3l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2',
  logout: 'M10 3.5H4v17h6M9.5 12H21M16.5 7.5 21 12l-4.5 4.5',
  mail: 'M3 5h18v14H3zM3.5 6l8.5 7 8.5-7',
  'map-pin':
    'M12 21.5C7.5 16.5 5 13 5 10a7 7 0 0 1 14 0c0 3-2.5 6.5-7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  monitor: 'M3 4h18v12.5H3zM12 16.5v4M8 20.5h8',
  moon: 'M20.5 14.5A8.8 8.8 0 0 1 9.5 3.5a8.8 8.8 0 1 0 11 11z',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8.5 19zM14 6.5l3 3',
  phone:
    'M4.5 3.5h4l2 5-2.5 2c1.2 2.4 3.1 4.3 5.5 5.5l2-2.5 5 2v4c0 .6-.4 1-1 1C10.5 20.5 3.5 13.5 3.5 4.5c0-.6.4-1 1-1z',
  play: 'M7 4.5v15L19.5 12z',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 3.5v5h-5',
  rupee: 'M6 4h12M6 9h12M6 4h3.5a5 5 0 0 1 0 10H6l8 7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5',
  share:
    'M18 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.2 10.9l7.6-3.8M8.2 13.1l7.6 3.8',
  star: 'm12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L12 17.4l-5.6 3 1.1-6.3L3 9.7l6.2-.9z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  support: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3.5V19H4zM16.5 13.5H20V19h-3.5zM20 19c0 1.7-1.5 2.5-4 2.5h-2.5',
  user: 'M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM3.5 21c.8-4.2 3.8-6 8.5-6s7.7 1.8 8.5 6',
} as const

export type IconName = keyof typeof drawings

/**
 * A small line drawing in the colour of the text around it.
 * @param size width and height in pixels
 * @param label its meaning, if no adjacent text says so; without it screen readers skip the icon
 */
export function Icon({
  name,
  size = 20,
  label,
}: {
  name: IconName
  size?: number
  label?: string | undefined
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className="icon"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
