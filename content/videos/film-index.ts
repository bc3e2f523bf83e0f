/** The shape of `films.json`: which films exist, by slug. */
export type FilmIndex = Record<string, Film>

export type Film = { title: string; durationInSeconds: number; bytes: { '240': number; '480': number } }
