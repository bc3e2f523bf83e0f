/**
 * Sets theme and signed-in state before the first paint, from what the browser keeps; the page
 * itself is the same for everyone. Small and self-contained: it stands inline in every page.
 */
export const firstPaintScript = `(function(d){try{var t=JSON.parse(localStorage.getItem("theme")||'"system"');if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";d.theme=t;if(localStorage.getItem("authUserData"))d.session="student"}catch(e){d.theme="light"}})(document.documentElement.dataset)`
