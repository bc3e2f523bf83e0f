/** Where a paid video carries the mark of a student: `top` is a part of the picture’s height. Our boards leave its head free. */
export const markStrip = { top: 0.01, heightInPx: 20 }
