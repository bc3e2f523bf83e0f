/** Names of the application that owns the database. */
export type Owner = {
  /** The name of the database and its user, and part of the names of folders and locks outside the data folder: lower-case letters. */
  name: string
  /** The name of the program that starts the database, in messages. */
  title: string
  /** The setting for another data folder, or another database, in messages. */
  settings: { folder: string; url: string }
}
