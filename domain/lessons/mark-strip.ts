/**
 * Where the watermark of a paid video is: `top` is a fraction of the picture’s height. Our boards leave its head free.
 */
export const markStrip = { top: 0.01, heightInPx: 20 }
