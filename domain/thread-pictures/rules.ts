/** Largest picture attached to a message, in bytes: a browser shrinks it first. */
export const mostPictureBytes = 200 * 1024
/** Longest side of a stored picture, in pixels. */
export const longestPictureSide = 1600
/** Days after which a picture is deleted; in a flagged thread, not before an owner closes the flag. */
export const pictureKeptDays = 60
/** Maximum stored pictures of one student. */
export const mostKeptPictures = 100
