import type { ReactNode } from "react";
import { InlineScript } from "../security/inline-script";

/** A double click sends the form once, and the form says how long it took to fill in. */
const SEND_ONCE = `f.addEventListener("submit",e=>{const n=Date.now(),t=f.elements.elapsed;if(f.once>n)return e.preventDefault();f.once=n+5e3;if(t)t.value=Math.round(performance.now())});`;

/**
 * Takes what was typed along to the same page in another language, in the storage of this window, from which the next
 * page with a form removes it. Neither passwords nor files; and that form does not say how long it took.
 */
const CARRY_OVER = `const k="typed";try{const t=JSON.parse(sessionStorage[k]||"{}"),
w=g=>[].forEach.call(f.elements,x=>{const b=/^(radio|checkbox)$/.test(x.type);x.name&&!/^(hidden|password|file)$/.test(x.type)&&g(x,b?"checked":"value",x.name+(b?"="+x.value:""))});
delete sessionStorage[k];if(t.to===location.pathname+location.search){w((x,p,n)=>{if(n in t.all)x[p]=t.all[n]});f.elements.elapsed&&f.elements.elapsed.remove()}
document.addEventListener("click",e=>{const g=e.target.closest(".languages a"),a={};if(g&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){w((x,p,n)=>{a[n]=x[p]});sessionStorage[k]=JSON.stringify({to:g.pathname+g.search,all:a})}})}catch(_){}`;

/** Without the line ends, which are for who reads it here. */
const SCRIPT = `(f=>{${SEND_ONCE}${CARRY_OVER}})(document.currentScript.previousElementSibling)`.replaceAll(
  "\n",
  "",
);

interface PageFormProps {
  id?: string;
  className: string;
  /** Address of the page that takes it, with the part that says what came of it. */
  action: string;
  children: ReactNode;
}

/** A form that its page takes, which needs no script and gains a little from one. */
export function PageForm(props: PageFormProps) {
  return (
    <>
      <form method="post" noValidate {...props} />
      <InlineScript code={SCRIPT} />
    </>
  );
}
