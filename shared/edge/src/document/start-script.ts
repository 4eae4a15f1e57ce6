/** Runs before anything else in the document. The default Trusted Types policy lets only released files become scripts. */
export const START_SCRIPT = `if(self.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL(address){
const url=new URL(address,location.href);
if(url.origin===location.origin&&url.pathname.startsWith('/releases/'))return address;
throw new TypeError('Not a released script: '+address)}});`;
