/** Where the mark of a student stands on a paid video: its head, in parts of its height. Our boards leave that free. */
export const markStrip = { top: 0.01, heightInPx: 20 }
