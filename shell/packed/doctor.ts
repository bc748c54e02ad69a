import './supported-node.ts'
import '../doctor/main.ts'
