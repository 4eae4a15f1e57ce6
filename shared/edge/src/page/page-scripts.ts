import { CODE_TEMPLATE_ID, EARLY_PRESS, INSTALL_OFFER, type StorageKey } from '@site/api/contracts/site';

const TOKEN_KEY = 'token' satisfies StorageKey;

/**
 * Runs before anything else in the page. The default Trusted Types policy lets only released files become scripts. The browser makes its
 * offer to install the site once and at any moment, so it is kept from the beginning. A button of the frame that is pressed before the code
 * is there is kept, too.
 * @param assetOrigin origin of released files; empty for the site itself
 */
export const startScript = (assetOrigin = '') => `if(self.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL(address){
const url=new URL(address,location.href);
if((url.origin===location.origin${assetOrigin && `||url.origin===${JSON.stringify(assetOrigin)}`})&&url.pathname.startsWith('/releases/'))return address;
throw new TypeError('Not a released script: '+address)}});
addEventListener('beforeinstallprompt',event=>{event.preventDefault();self.${INSTALL_OFFER}=event});
addEventListener('click',({target})=>{const button=target.closest('#root[data-frame] button');if(button)self.${EARLY_PRESS}=button});`;

/**
 * Runs before the first paint. Only the browser knows whether a player is logged in, and the player's name. A visitor at a path of players
 * is at the log-in from the beginning; the state of the history is that of the router, and leads back after the log-in.
 */
export const CHOOSE_SCRIPT = `{const root=document.getElementById('root'),{content,dataset}=document.getElementById('player-frame');
let token;try{token=localStorage.getItem('${TOKEN_KEY}')}catch{}
if(token){for(const place of content.querySelectorAll('[data-stored]'))place.textContent=localStorage.getItem(place.dataset.stored);
root.replaceChildren(content);root.dataset.frame=dataset.frame}
else if(root.dataset.path)history.replaceState({usr:{from:location.pathname+location.search}},'',root.dataset.path)}`;

/** A page that draws no frame, for example in a window behind others, starts its code after this time. */
const NO_FRAME_MS = 1000;

const FETCH_FROM_SITE = `if(part.src)code.onerror=()=>{const again=document.importNode(part);
again.src=new URL(part.src).pathname;again.async=false;document.head.append(again)};`;

/**
 * Fetches and starts the code when the first frame is on the screen: the pictures and fonts of the frame have the line to themselves before,
 * and code from the cache does not run before the page shows anything. The frame is shown when the next one is drawn. A page in the
 * background draws none.
 * @param assetOrigin origin of released files; empty for the site itself. A script that does not arrive from there is fetched from the site.
 */
export const codeScript = (assetOrigin = '') => `{let isStarted;const start=()=>{if(isStarted)return;isStarted=true;
const{frame=''}=document.getElementById('root').dataset;
for(const part of document.getElementById('${CODE_TEMPLATE_ID}').content.children){
if(frame&&!frame.endsWith(part.dataset.only??''))continue;const code=document.importNode(part);code.async=false;${assetOrigin && FETCH_FROM_SITE}document.head.append(code)}};
if(document.hidden)start();else{requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)));setTimeout(start,${NO_FRAME_MS})}}`;
