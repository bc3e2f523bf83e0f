/**
 * Sets theme and signed-in state before the first paint, from what the browser keeps; the page
 * itself is the same for everyone. Small and self-contained: it stands inline in every page.
 */
export const firstPaintScript = `(function(d){try{var t=JSON.parse(localStorage.getItem("theme")||'"system"');if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";d.theme=t;if(localStorage.getItem("authUserData"))d.session="student"}catch(e){d.theme="light"}})(document.documentElement.dataset)`

const aliveEvent = 'stepmark:alive'

/**
 * Keeps the last press of a button, choice or form that came before the page was alive, so that a
 * slow phone loses nothing: it is pressed again the moment somebody listens.
 */
export const earlyPressScript = `(function(){var last,alive=0;function keep(e){var t=e.target;if(alive||!t.closest)return;if(e.type==="submit"){e.preventDefault();last=function(){t.requestSubmit()};return}var b=t.closest('button[type="button"]:not([popovertarget]),input[type="radio"]');if(b)last=function(){b.click()}}addEventListener("click",keep,true);addEventListener("submit",keep,true);addEventListener("${aliveEvent}",function(){if(!alive&&last)setTimeout(last,0);alive=1})})()`

/** Tells the page that it is alive. */
export function announceAlive(): void {
  window.dispatchEvent(new Event(aliveEvent))
}
