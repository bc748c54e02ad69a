export { BrowserRouter, Link, Navigate, NavLink, useLocation, useNavigate } from 'react-router-dom'
export { paths } from './paths.ts'
