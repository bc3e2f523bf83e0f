import { locales } from '../../domain/locales.ts'

/** Languages with a prefix in their addresses, as the source of a regular expression. */
const prefixes = locales.slice(1).join('|')

/**
 * Sets theme and signed-in state before the first paint, from local storage; the page itself is the same for everyone.
 * A visitor who comes from another site to an address without a language is redirected to the language chosen last. It
 * also handles what must not wait for hydration: it stores a chosen theme or language (on click: a preselected option
 * fires no change) and makes the header sticky after 160 pixels (specification, section 2). Small and self-contained:
 * it is inline in every page.
 */
export const firstPaintScript = `(function(r,q){var d=r.dataset,p=location.pathname,l;
try{l=JSON.parse(localStorage.getItem("language"))}catch(e){}
if(/^(${prefixes})$/.test(l)&&!/^\\/(${prefixes})(\\/|$)/.test(p)&&document.referrer.indexOf(location.origin+"/"))location.replace("/"+l+(p==="/"?"":p)+location.search+location.hash);
var c=navigator.connection;if(c&&c.saveData)d.save="";
addEventListener("click",function(e){var a=e.target.closest&&e.target.closest("a[data-language]");if(a)try{localStorage.setItem("language",JSON.stringify(a.dataset.language))}catch(x){}},true);
function show(){var t="system";try{t=JSON.parse(localStorage.getItem("theme"))||t}catch(e){}d.theme=t==="light"||t==="dark"?t:q.matches?"dark":"light"}
show();q.addEventListener("change",show);
try{if(localStorage.getItem("authUserData"))d.session="student"}catch(e){}
addEventListener("click",function(e){if(e.target.name==="theme"){try{localStorage.setItem("theme",JSON.stringify(e.target.value))}catch(x){}show()}});
addEventListener("scroll",function(){if(scrollY>160)d.stuck="";else delete d.stuck},{passive:true})
})(document.documentElement,matchMedia("(prefers-color-scheme:dark)"))`

/**
 * The fonts of Hindi and Telugu weigh more than everything else a page first shows, and phones have their own: so they
 * load once the page is idle, and the next page uses them from its first paint. A device without a font of the script
 * (all its characters are the same box) loads one weight at once and hides the page until then, for three seconds at
 * most. Nothing loads with data saving. Inline after the first-paint script, which detects that.
 */
export const deferredFontsScript = `(function(h){var d=h.dataset,f={hi:["Anek Devanagari","कखट"],te:["Anek Telugu","కఖట"]}[h.lang],k="fonts-"+h.lang,w,c;
if(!f||d.save==="")return;
try{w=localStorage.getItem(k)}catch(e){}
if(w){d.fonts="";return}
function load(n,a){return document.fonts.load(n+' 1em "'+f[0]+a+'"',f[1])}
function show(){d.fonts="text"}
c=document.createElement("canvas").getContext("2d");
if(c){c.font="99px sans-serif";w=Array.from(f[1],function(t){return c.measureText(t).width});
if(w[0]===w[1]&&w[1]===w[2]){d.fonts="waiting";setTimeout(show,3e3);requestAnimationFrame(function(){load(400," Text").then(show,show)})}}
function come(){Promise.all([load(400,""),load(700,"")]).then(function(){localStorage.setItem(k,"1")}).catch(function(){})}
addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(come,{timeout:4000}):setTimeout(come,500)})
})(document.documentElement)`

const listeningEvent = 'stepmark:listening'
const aliveEvent = 'stepmark:alive'

/**
 * Records the last press of a button or form before hydration, so that a slow phone loses nothing: it is replayed once
 * the page is hydrated. A press that was handled is not replayed. A form always waits: its screen has not read the
 * fields yet. A choice made before a form is sent is replayed first.
 */
export const earlyPressScript = `(function(){var last,choice,heard=0,alive=0;
function keep(e){var t=e.target;if(alive||!t.closest)return;var b=t.closest('button[type="button"]:not([popovertarget]),input[type="radio"]');if(!b)return;last=heard?0:function(){b.click()};if(b.type==="radio"){choice=last;last=0}}
function late(e){var t=e.target;if(alive||!t.closest)return;var a=e.type==="submit"?t.getAttribute("role")!=="search"&&t:t.closest('a[aria-haspopup="dialog"]');if(!a)return;last=0;if(e.defaultPrevented)return;e.preventDefault();if(e.type==="submit")e.stopPropagation();last=function(){e.type==="submit"?a.requestSubmit():a.click()}}
addEventListener("click",keep,true);addEventListener("click",late);addEventListener("submit",late,true);
addEventListener("${listeningEvent}",function(){heard=1});
addEventListener("${aliveEvent}",function(){if(!alive)setTimeout(function(){if(choice)choice();if(last)setTimeout(last,0)},0);alive=1})})()`

/** Tells the page that presses are handled from here on. */
export function announceListening(): void {
  window.dispatchEvent(new Event(listeningEvent))
}

/** Tells the page that it is hydrated. */
export function announceAlive(): void {
  window.dispatchEvent(new Event(aliveEvent))
}
