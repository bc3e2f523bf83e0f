/** Whose database it is. */
export type Owner = {
  /** The name of the database and its user, and part of the names of folders and locks outside the data folder: lower-case letters. */
  name: string
  /** What messages call the program that starts the database. */
  title: string
  /** What a person sets to choose another data folder, or another database: named by messages. */
  settings: { folder: string; url: string }
}
