/** Largest picture that is sent beside a message, in bytes: a browser makes it smaller first. */
export const mostPictureBytes = 200 * 1024
/** Longest side of a picture that is kept, in pixels. */
export const longestPictureSide = 1600
/** Days after which a picture is deleted; in a flagged thread, not before an owner closes the flag. */
export const pictureKeptDays = 60
/** Pictures of one student that are kept at once. */
export const mostKeptPictures = 100
